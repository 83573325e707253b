import { escapeMarkup } from '@tv/contract/formats/escape-markup';

/** Text that is HTML already. The tag `html` escapes all other values. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

function fill(value: unknown): string {
  if (value instanceof Html) return value.text;
  if (value === undefined || value === null || value === false) return '';
  if (Array.isArray(value)) return value.map(fill).join('');
  return escapeMarkup(String(value));
}

export function html(strings: TemplateStringsArray, ...values: unknown[]) {
  return new Html(strings.reduce((text, part, index) => text + fill(values[index - 1]) + part));
}
