/// <reference lib="dom" />
import { DEVELOPMENT_FAILURE_EVENT, type DevelopmentFailure } from '@boardwalk/contracts';
import type { DevelopmentOverlay } from './place.ts';

type ErrorKind = 'build' | 'failure' | 'uncaught';

interface Shown {
  kind: ErrorKind;
  text: string;
}

const TITLES: Record<ErrorKind, string> = {
  build: 'could not be built',
  failure: 'failed to load or to render',
  uncaught: 'threw outside of rendering',
};

const HINTS: Record<ErrorKind, string> = {
  build: 'The page shows the last version that was built. Fix the file and save it.',
  failure: 'Fix the file and save it; the page then reloads.',
  uncaught: 'The page goes on. Fix the file and save it.',
};

const STYLES = `
  :host { position: fixed; inset: auto 0 0 0; z-index: 2147483647; }
  section { max-height: 60vh; overflow: auto; padding: 1rem 1.5rem; background: #1a1020; color: #f6f3ec;
    border-top: 3px solid #ff6152; font: 14px/1.5 ui-monospace, monospace; }
  header { display: flex; gap: 1rem; align-items: baseline; justify-content: space-between; }
  h2 { margin: 0; font-size: 16px; color: #ff8a7e; }
  p { margin: 0.25rem 0 0; color: #b9b2c6; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; }
  button { min-height: 32px; padding: 0 0.75rem; background: none; color: inherit; border: 1px solid currentColor;
    border-radius: 4px; font: inherit; cursor: pointer; }
`;

/**
 * Shows errors of remotes that run on development servers, at the bottom of the page: a failed build, a remote that fails to load or to render, and
 * other errors of its code. A successful build clears them, and reloads a page whose remote had failed.
 * @param reload reloads the page.
 */
export function createOverlay(page: Window, reload: () => void): DevelopmentOverlay {
  const shown = new Map<string, Shown>();
  const origins = new Map<string, string>();
  const dismissed = new Set<string>();
  const host = page.document.createElement('boardwalk-development-overlay');
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [styleSheet(page)];

  function show(remote: string, error: Shown): void {
    // A build error explains the failures that follow it.
    if (shown.get(remote)?.kind === 'build' && error.kind !== 'build') return;
    shown.set(remote, error);
    dismissed.delete(remote);
    render();
  }

  function render(): void {
    const visible = [...shown].filter(([remote]) => !dismissed.has(remote));
    root.replaceChildren(...visible.map(([remote, error]) => sectionOf(remote, error)));
    if (visible.length > 0) page.document.body.append(host);
    else host.remove();
  }

  function dismiss(remote: string): void {
    dismissed.add(remote);
    render();
  }

  function sectionOf(remote: string, { kind, text }: Shown): HTMLElement {
    const { document } = page;
    const section = document.createElement('section');
    section.setAttribute('role', 'alert');
    const header = document.createElement('header');
    const title = document.createElement('h2');
    title.textContent = `${remote} ${TITLES[kind]}`;
    const close = document.createElement('button');
    close.type = 'button';
    close.textContent = 'Close';
    close.addEventListener('click', () => dismiss(remote));
    header.append(title, close);
    const hint = document.createElement('p');
    hint.textContent = HINTS[kind];
    const message = document.createElement('pre');
    message.textContent = text;
    section.append(header, hint, message);
    return section;
  }

  const remoteOf = (error: unknown) => {
    const stack = error instanceof Error ? (error.stack ?? '') : '';
    return [...origins].find(([, origin]) => stack.includes(origin))?.[0];
  };
  const uncaught = (error: unknown) => {
    const remote = remoteOf(error);
    if (remote) show(remote, { kind: 'uncaught', text: textOf(error) });
  };
  page.addEventListener('error', ({ error }) => uncaught(error));
  page.addEventListener('unhandledrejection', ({ reason }) => uncaught(reason));
  page.addEventListener(DEVELOPMENT_FAILURE_EVENT, (event) => {
    const { remote, error } = (event as CustomEvent<DevelopmentFailure>).detail;
    show(remote, { kind: 'failure', text: textOf(error) });
  });
  page.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || shown.size === 0) return;
    for (const remote of shown.keys()) dismissed.add(remote);
    render();
  });

  return {
    serve: (remote, origin) => origins.set(remote, origin),
    built(remote, errors) {
      if (errors.length > 0) return show(remote, { kind: 'build', text: errors.join('\n\n') });
      const before = shown.get(remote);
      shown.delete(remote);
      render();
      if (before?.kind === 'failure') reload();
    },
  };
}

function styleSheet(page: Window): CSSStyleSheet {
  const sheet = new (page as Window & typeof globalThis).CSSStyleSheet();
  sheet.replaceSync(STYLES);
  return sheet;
}

function textOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
