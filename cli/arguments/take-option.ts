/** Takes an option that every command knows, with its value, out of the arguments. `isRepeated`: it is given twice. An empty value: it is missing. */
export function takeOption(
  name: `--${string}`,
  args: readonly string[],
): { value: string | undefined; rest: string[]; isRepeated: boolean } {
  const rest: string[] = [];
  let value: string | undefined;
  let isRepeated = false;
  for (let at = 0; at < args.length; at++) {
    const word = args[at]!;
    if (word === '--') return { value, rest: [...rest, ...args.slice(at)], isRepeated };
    if (word !== name && !word.startsWith(`${name}=`)) rest.push(word);
    else {
      isRepeated = value !== undefined;
      value = (word === name ? args[++at] : word.slice(name.length + 1)) ?? '';
    }
  }
  return { value, rest, isRepeated };
}
