const types: Record<string, string> = {
  mp4: 'video/mp4',
  m4a: 'audio/mp4',
  m3u8: 'application/vnd.apple.mpegurl',
  vtt: 'text/vtt; charset=utf-8',
  json: 'application/json; charset=utf-8',
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
};

export const mimeTypeOf = (file: string): string =>
  types[file.slice(file.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
