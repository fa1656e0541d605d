// A seat's link: the token stands behind #, so no log has it; it is posted once and then forgotten.
import { $, api, w } from "./house.js";

const token = location.hash.slice(1);
history.replaceState(null, "", "/seat");
if (!token) $("claim-says").textContent = w("claim-none");
else
  api("/api/seats/claim", { token })
    .then((sat) => location.replace(`/tables/${sat.table.code}`))
    .catch((trouble) => {
      $("claim-says").textContent = trouble.message;
    });
