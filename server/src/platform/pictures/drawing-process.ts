import { buffer } from 'node:stream/consumers';
import { type Drawing, pack, unpack } from './drawing.ts';

// Runs one drawing: its module is named by the argument, its input comes by standard input, its result goes to standard output.
const { draw } = (await import(process.argv[2]!)) as { draw: Drawing<unknown, unknown> };
const { value, parts } = unpack(await buffer(process.stdin));
const { result, pictures } = await draw(value, parts);
process.stdout.write(pack(result, pictures));
