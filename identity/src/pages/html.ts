/** Text that is HTML already; everything else put into `html` is escaped. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function place(value: unknown): string {
  if (value instanceof Html) return value.text;
  if (value === undefined || value === null || value === false) return '';
  if (Array.isArray(value)) return value.map(place).join('');
  return String(value).replace(/[&<>"']/g, (character) => entities[character] ?? '');
}

export function html(strings: TemplateStringsArray, ...values: unknown[]) {
  return new Html(strings.reduce((text, part, index) => text + place(values[index - 1]) + part));
}
