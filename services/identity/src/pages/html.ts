import { escapeHtml } from '@boardwalk/server';

/** Markup that is safe to send as it is. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** What may stand in a template: text is escaped, markup is kept, lists are joined, nothing is left out. */
export type HtmlValue = string | number | Html | readonly HtmlValue[] | false | null | undefined;

function render(value: HtmlValue): string {
  if (value instanceof Html) return value.text;
  if (value === false || value === null || value === undefined) return '';
  if (typeof value === 'object') return value.map(render).join('');
  return escapeHtml(String(value));
}

/** A template whose values are escaped for text and for quoted attributes. */
export function html(strings: TemplateStringsArray, ...values: HtmlValue[]): Html {
  return new Html(strings.reduce((text, part, index) => text + render(values[index - 1]) + part));
}
