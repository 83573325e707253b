import { takeOption } from './arguments/take-option.ts';

// The first module of the command: what it takes out of the arguments is no longer in the list of processes, whatever is loaded later.
const { value, rest } = takeOption('--key', process.argv.slice(2));
if (value) {
  process.env.TV_KEY = value;
  process.argv.splice(2, Infinity, ...rest);
  // Setting the title overwrites the arguments that other users of the machine can read.
  process.title = 'tv';
}
