// A bot that sits down at a table of the house and plays: node docs/examples/bot.mjs http://localhost:8000 CODE
// It needs nothing but Node 18 or newer, or Deno, or Bun. docs/web.md says what there is to ask.

const [house, code] = process.argv.slice(2);
const address = `${house}/api/tables/${code}`;
let token = "";

async function ask(what, body) {
  const headers = { "Content-Type": "application/json" };
  if (token) headers.Authorization = `Bearer ${token}`;
  const request = body ? { method: "POST", headers, body: JSON.stringify(body) } : { headers };
  const answer = await fetch(`${address}/${what}`, request);
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}

async function sitDown() {
  const sat = await ask("sit", { name: "Example" });
  token = sat.keys[0].token;
  if (sat.table.status === "gathering") await ask("ready", { seat: sat.keys[0].seat });
}

async function play() {
  let state = await ask("state?shape=&log=-1");
  while (["gathering", "playing"].includes(state.status)) {
    if (state.choices.length) {
      const choice = state.choices[Math.floor(Math.random() * state.choices.length)]; // here a better bot would think
      state = await ask("answer?shape=&log=-1", { number: state.number, choice: choice.code });
    } else {
      await ask(`news?after=${state.version}&wait=25`);
      state = await ask("state?shape=&log=-1");
    }
  }
  return state;
}

await sitDown();
for (const { rank, name, points } of (await play()).accounts) console.log(rank, name, points);
