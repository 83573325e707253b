// /etc/simple-whip-server/config.js. Its calls have no password: it listens on this machine alone.
module.exports = {
  janus: { address: 'ws://127.0.0.1:8188' },
  port: { host: '127.0.0.1', port: 7080 },
  rest: '/whip',
  allowTrickle: true,
  strictETags: false,
  iceServers: [],
};
