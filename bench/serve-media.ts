import { openSync, read, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { folderOf, mediaFile, mediaFileSize, pictureFile } from './rows/media-files.ts';

// The files of media by Node alone: no router, no token, no decision, no log, no metric. A service that is one process of Node cannot
// be faster than this. With X_ACCEL_LOCATION it names the file to nginx in front.
const store = join(process.env.DATA_DIR!, 'files');
const location = process.env.X_ACCEL_LOCATION;
const handles = new Map<string, number>();
const pictures = new Map<string, Buffer>();
const spare: Buffer[] = [];

const server = createServer((request, response) => {
  const [, , , id = '', , name] = request.url!.split(/[/?]/);
  const file = `${folderOf(id)}/${name === 'poster' ? pictureFile : mediaFile}`;
  if (location) {
    response.writeHead(200, { 'x-accel-redirect': `${location}/${file}`, 'content-length': 0 }).end();
    return;
  }
  if (name === 'poster') {
    let picture = pictures.get(file);
    if (!picture) pictures.set(file, (picture = readFileSync(join(store, file))));
    response.writeHead(200, { 'content-type': 'image/avif', 'content-length': picture.length }).end(picture);
    return;
  }
  let handle = handles.get(file);
  if (handle === undefined) handles.set(file, (handle = openSync(join(store, file), 'r')));
  const [start = 0, end = 0] = request.headers.range!.slice('bytes='.length).split('-').map(Number);
  const length = end - start + 1;
  const known = spare.pop();
  const buffer = known && known.length >= length ? known : Buffer.allocUnsafeSlow(length);
  read(handle, buffer, 0, length, start, (problem) => {
    if (problem) {
      response.destroy(problem);
      return;
    }
    response.once('finish', () => spare.push(buffer));
    response
      .writeHead(206, {
        'content-type': 'video/mp4',
        'content-length': length,
        'content-range': `bytes ${start}-${end}/${mediaFileSize}`,
      })
      .end(buffer.subarray(0, length));
  });
});
server.listen(Number(process.env.PORT), '127.0.0.1', () => console.log('The bare server of media is ready.'));
process.on('SIGTERM', () => {
  server.closeAllConnections();
  server.close();
});
