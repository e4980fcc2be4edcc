import { expect, it } from 'vitest';
import { filesToEvict } from './files-to-evict.ts';

const OLD = '/remotes/home/1/remote-entry.js';
const NOW = '/remotes/home/2/remote-entry.js';
const cached = {
  files: ['/assets/main.now.js', '/assets/async/menu.now.js', '/assets/main.old.js', OLD, NOW],
  wanted: new Set(['/assets/main.now.js', '/assets/async/menu.now.js']),
  folders: ['/remotes/home/2/'],
  scripts: ['/assets/main.now.js'],
};
const page = (folders: string[], scripts = ['/assets/main.now.js']) => ({ folders, scripts });

it('evicts files that neither the current set nor an open page needs', () => {
  expect(filesToEvict({ ...cached, pages: [] })).toEqual(['/assets/main.old.js', OLD]);
  expect(filesToEvict({ ...cached, pages: [page(['/remotes/home/2/'])] })).toEqual([
    '/assets/main.old.js',
    OLD,
  ]);
});

it('keeps the older set of a page that is still open', () => {
  expect(filesToEvict({ ...cached, pages: [page(['/remotes/home/1/'])] })).toEqual(['/assets/main.old.js']);
});

it('keeps every file of the shell while a page of an older shell is open', () => {
  expect(filesToEvict({ ...cached, pages: [page([], ['/assets/main.old.js'])] })).toEqual([OLD]);
});

it('evicts nothing while a page doesn’t report what it needs', () => {
  expect(filesToEvict({ ...cached, pages: [page(['/remotes/home/2/']), null] })).toEqual([]);
});
