import { escapeHtml } from '@boardwalk/server';

/** Safe markup. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** Allowed template values: text is escaped, markup is kept, lists are joined, empty values are omitted. */
export type HtmlValue = string | number | Html | readonly HtmlValue[] | false | null | undefined;

function render(value: HtmlValue): string {
  if (value instanceof Html) return value.text;
  if (value === false || value === null || value === undefined) return '';
  if (typeof value === 'object') return value.map(render).join('');
  return escapeHtml(String(value));
}

/** Template tag that escapes values for text and quoted attributes. */
export function html(strings: TemplateStringsArray, ...values: HtmlValue[]): Html {
  return new Html(strings.reduce((text, part, index) => text + render(values[index - 1]) + part));
}
