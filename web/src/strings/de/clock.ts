import { plural } from './locale.ts';

export const hours = (count: number) => plural(count, { one: '# Stunde', other: '# Stunden' });
export const minutes = (count: number) => plural(count, { one: '# Minute', other: '# Minuten' });
export const seconds = (count: number) => plural(count, { one: '# Sekunde', other: '# Sekunden' });
