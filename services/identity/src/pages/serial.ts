import { createHash } from 'node:crypto';
import { Html, html } from './html.ts';

const WIDTH = 276;

/** Returns the number of a ticket: constant for one sign-in, without revealing its id. */
export function serialNumber(uid: string): string {
  const digits = createHash('sha256').update(uid).digest().readUIntBE(0, 6) % 10_000_000;
  return String(digits)
    .padStart(7, '0')
    .replace(/(\d{3})(\d{4})/, '$1 $2');
}

/** Renders the ticket's number with decorative bars. */
export function serialBars(uid: string): Html {
  const number = serialNumber(uid);
  const bytes = createHash('sha256').update(number).digest();
  let path = '';
  let x = 0;
  for (let index = 0; x < WIDTH; index += 1) {
    const byte = bytes[index % bytes.length] ?? 0;
    const bar = Math.min(1 + (byte % 4), WIDTH - x);
    path += `M${x} 0h${bar}v34h-${bar}z`;
    x += bar + 2 + ((byte >> 3) % 3);
  }
  const bars = new Html(
    `<svg class="bars" viewBox="0 0 ${WIDTH} 34" preserveAspectRatio="none" aria-hidden="true" focusable="false"><path d="${path}"/></svg>`,
  );
  return html`<div class="serial-block">${bars}<p class="serial">Ticket ${number}</p></div>`;
}
