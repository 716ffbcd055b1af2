// Serves the game on any free port, everything in memory, and says where.

process.env.NODE_ENV = "production";
const { Server } = require("boardgame.io/server");
const ninjan = require("./ninjan.js");

const server = Server({ games: [ninjan], origins: [] });
server.run({ port: 0 }).then(({ appServer }) => {
  console.log(`boardgame.io is open at http://127.0.0.1:${appServer.address().port}`);
});
process.on("SIGTERM", () => process.exit(0));
