/** Gets milliseconds and ticks once after them, with the time of the tick. A worker's timers go on while its page is in the background. */
addEventListener('message', ({ data }: MessageEvent<number>) => {
  setTimeout(() => postMessage(performance.timeOrigin + performance.now()), data);
});
