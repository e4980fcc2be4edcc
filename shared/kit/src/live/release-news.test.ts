import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followReleaseNews } from './release-news.ts';

/** A stream of the browser's as far as it is used here. */
class TestSource extends EventTarget {
  static readonly CLOSED = 2;
  static all: TestSource[] = [];
  readyState = 0;
  constructor() {
    super();
    TestSource.all.push(this);
  }
  close() {
    this.readyState = 2;
  }
  /** The server answered something else than a stream: the browser gives up. */
  refuse() {
    this.readyState = 2;
    this.dispatchEvent(new Event('error'));
  }
  accept() {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }
}

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
const show = (visibilityState: 'visible' | 'hidden') => {
  Object.assign(page, { visibilityState });
  page.dispatchEvent(new Event('visibilitychange'));
};
const opened = () => TestSource.all.length;
const last = () => TestSource.all.at(-1) as TestSource;

let stop: () => void;
const heard = vi.fn();
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', TestSource);
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', new EventTarget());
  TestSource.all = [];
  heard.mockReset();
  show('visible');
  stop = followReleaseNews(heard);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('connects anew to a server that refused, less and less often, until it takes it', async () => {
  last().refuse();
  await vi.advanceTimersByTimeAsync(1000);
  expect(opened()).toBe(2);
  for (let time = 0; time < 10; time += 1) {
    last().refuse();
    await vi.advanceTimersByTimeAsync(30_000);
  }
  expect(opened()).toBe(12);
  last().refuse();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(opened()).toBe(12);
  await vi.advanceTimersByTimeAsync(20_000);
  last().accept();
  last().refuse();
  await vi.advanceTimersByTimeAsync(1000);
  expect(opened()).toBe(14);
});

it('leaves a connection that broke to the browser', async () => {
  last().accept();
  last().readyState = 0;
  last().dispatchEvent(new Event('error'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(opened()).toBe(1);
});

it('keeps one connection, and none for a tab that nobody sees', async () => {
  last().refuse();
  show('hidden');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(opened()).toBe(1);
  show('visible');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(opened()).toBe(2);
  show('hidden');
  expect(last().readyState).toBe(TestSource.CLOSED);
});

it('tells what it hears', () => {
  last().dispatchEvent(new MessageEvent('set', { data: '{"seq":7}' }));
  expect(heard).toHaveBeenCalledWith({ kind: 'set', seq: 7 });
});

it('tells the other windows of the browser, and is told by them while the page is there', async () => {
  vi.useRealTimers();
  const other = new BroadcastChannel('boardwalk-release-news');
  const said: unknown[] = [];
  other.onmessage = ({ data }) => said.push(data);
  last().dispatchEvent(new MessageEvent('set', { data: '{"seq":7}' }));
  await expect.poll(() => said).toEqual([{ kind: 'set', seq: 7 }]);
  // One that comes later.
  other.postMessage('newest?');
  await expect.poll(() => said.slice(1)).toEqual([{ kind: 'set', seq: 7 }]);
  other.postMessage({ kind: 'set', seq: 8 });
  await expect.poll(() => heard.mock.calls).toEqual([[{ kind: 'set', seq: 7 }], [{ kind: 'set', seq: 8 }]]);
  window.dispatchEvent(new Event('pagehide'));
  other.postMessage({ kind: 'set', seq: 9 });
  window.dispatchEvent(new Event('pageshow'));
  other.postMessage({ kind: 'set', seq: 10 });
  await expect.poll(() => heard.mock.lastCall).toEqual([{ kind: 'set', seq: 10 }]);
  expect(heard).toHaveBeenCalledTimes(3);
  other.close();
});
