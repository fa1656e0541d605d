// The table watched through the socket: at first whole, then only what has changed.
import { pause } from "./house.js";

const CUT = { told: "\n" }, CUT_PICTURE = ' id="';
let say = () => false, fields = {}, texts = {}, waiting = [];
export let latest = null; // the last state that came, whole

export const listenBy = (way) => void (say = way);

export function watch(seat, shapes, log) {
  [fields, texts, latest] = [{}, {}, null];
  return say({ kind: "watch", seat: seat ?? -2, shape: shapes.join(","), log });
}

// The socket is gone: what comes after it is whole again.
export function unwatch() {
  latest = null;
}

export function put(change) {
  Object.assign(fields, change.fields);
  for (const [name, pieces] of Object.entries(change.texts))
    texts[name] = pieces.flatMap((piece) => (typeof piece === "string" ? [piece] : texts[name].slice(piece[0], piece[0] + piece[1])));
  const text = (name) => texts[name].join(CUT[name] ?? CUT_PICTURE);
  const boards = fields.boards.map((one) => ({ ...one, svg: text(`board-${one.shape}`) }));
  latest = { ...fields, boards, hand: text("hand"), told: text("told"), log: change.log, log_from: change.log_from };
  for (const done of waiting.splice(0)) done();
  return latest;
}

const next = (late) => Promise.race([new Promise((done) => waiting.push(done)), late]);
const patience = () => pause(1500).then(() => "late");

// Whether a state has come, soon.
export async function begun() {
  return latest !== null || (await next(patience())) !== "late";
}

// Whether what was sent with this number has come back, soon.
export async function came(number, asker) {
  const late = patience();
  while (!latest || (asker < 0 ? latest.luck : latest.number) === number) if ((await next(late)) === "late") return false;
  return true;
}
