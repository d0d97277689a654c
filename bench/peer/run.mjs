// `node run.mjs MATCHES SECONDS WARM_UP SOCKETS`: two clients per match, each with its own socket.
// When a match ends, a new one follows on the same sockets ("kept") or on new ones ("reconnect").
// Prints moves per second, how long players waited for their moves, and the server's CPU time per
// move: of its main thread, and of all others.
import { fork } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { io } from "socket.io-client";

const [matches, seconds, warmUp] = process.argv.slice(2, 5).map(Number);
const kept = process.argv[5] !== "reconnect";

const child = fork(new URL("./server.mjs", import.meta.url), { silent: true });
const port = await new Promise((resolve) => child.once("message", resolve));

const waits = [];
let measuring = false;
let games = 0;
// Start playing only when all clients have connected.
let here = 0;
let mayPlay = false;

class Player {
  constructor(table, id) {
    this.table = table;
    this.id = id;
    this.sentAt = 0;
    this.sent = -1;
    this.isHere = false;
    this.connect();
  }

  connect() {
    this.socket = io(`http://127.0.0.1:${port}/tic-tac-toe`, {
      transports: ["websocket"],
      forceNew: true,
      // Never time out because the machine is busy.
      timeout: 120_000,
    });
    this.socket.on("sync", (match, info) => this.hear(match, info.state));
    this.socket.on("update", (match, state) => this.hear(match, state));
  }

  join(match) {
    if (!kept && this.match !== undefined) {
      this.socket.close();
      this.connect();
    }
    this.match = match;
    this.sent = -1;
    this.socket.emit("sync", match, this.id, undefined, 2);
  }

  hear(match, state) {
    if (!this.isHere) {
      this.isHere = true;
      here += 1;
    }
    if (match === this.match) this.state = state;
    if (!mayPlay) return;
    if (match !== this.match) return;
    if (this.sent >= 0 && state._stateID > this.sent) {
      if (measuring) waits.push(performance.now() - this.sentAt);
      this.sent = -1;
    }
    if (state.ctx.gameover !== undefined) {
      this.table.over(match);
    } else if (state.ctx.currentPlayer === this.id && this.sent < 0) {
      this.play(state);
    }
  }

  begin() {
    if (this.state !== undefined) this.hear(this.match, this.state);
  }

  play(state) {
    const free = state.G.cells.flatMap((cell, at) => (cell === null ? [at] : []));
    const cell = free[Math.floor(Math.random() * free.length)];
    const payload = { type: "clickCell", args: [cell], playerID: this.id, credentials: undefined };
    this.sent = state._stateID;
    this.sentAt = performance.now();
    this.socket.emit("update", { type: "MAKE_MOVE", payload }, state._stateID, this.match, this.id);
  }
}

class Table {
  constructor() {
    this.players = ["0", "1"].map((id) => new Player(this, id));
    this.next();
  }

  next() {
    games += 1;
    this.match = `match-${games}`;
    for (const player of this.players) player.join(this.match);
  }

  begin() {
    for (const player of this.players) player.begin();
  }

  over(match) {
    if (match === this.match) this.next();
  }
}

// The server's CPU time so far, if the system reports it; in steps of 10 ms.
function microseconds() {
  const used = { main: 0, others: 0 };
  try {
    for (const task of readdirSync(`/proc/${child.pid}/task`)) {
      const stat = readFileSync(`/proc/${child.pid}/task/${task}/stat`, "utf8");
      const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
      const time = (Number(fields[11]) + Number(fields[12])) * 10_000;
      used[Number(task) === child.pid ? "main" : "others"] += time;
    }
  } catch {
    // Other systems have no such folder.
  }
  return used;
}

const sleep = (time) => new Promise((resolve) => setTimeout(resolve, time * 1000));
const tables = [];
const patience = performance.now() + 240_000;

async function arrived(number) {
  while (here < number && performance.now() < patience) await sleep(0.01);
}

for (let table = 0; table < matches; table += 1) {
  tables.push(new Table());
  // Connect in batches: the next one follows when nearly all of this one are connected.
  if (table % 20 === 19) await arrived(2 * (table + 1) - 4);
}
await arrived(2 * matches);
if (here < 2 * matches) {
  console.error(`only ${here} of ${2 * matches} clients got in`);
  child.kill();
  process.exit(1);
}
mayPlay = true;
for (const table of tables) table.begin();
await sleep(warmUp);
measuring = true;
const before = microseconds();
await sleep(seconds);
const after = microseconds();
measuring = false;
waits.sort((a, b) => a - b);
const at = (part) => waits[Math.min(waits.length - 1, Math.floor(part * waits.length))] ?? 0;
const moves = Math.max(1, waits.length);
const main = (after.main - before.main) / moves;
const others = (after.others - before.others) / moves;
const rate = waits.length / seconds;
console.log(JSON.stringify({ rate, p50: at(0.5), p99: at(0.99), main, others }));
child.kill();
process.exit(0);
