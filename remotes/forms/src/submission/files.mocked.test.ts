import { upload } from '@boardwalk/kit';
import { expect, it, vi } from 'vitest';
import { addFile } from './files.ts';

vi.mock('@boardwalk/kit', async (importOriginal) => {
  const kit = await importOriginal<typeof import('@boardwalk/kit')>();
  return { ...kit, upload: vi.fn() };
});

const sentBytes = async (file: File) => {
  await addFile('some-id', 'report', file, () => {});
  const [path, sent] = vi.mocked(upload).mock.lastCall ?? [];
  expect(path).toBe(`/api/submissions/some-id/files?field=report&name=${file.name}`);
  return new Uint8Array(await (sent as Blob).arrayBuffer());
};
const text = (...bytes: number[]) => new File([new Uint8Array(bytes)], 'report.txt', { type: 'text/plain' });

it('converts a Windows-1252 text file to UTF-8', async () => {
  const written = 'Grüße aus der Straße am Südhafen. Das Boot kostet 5 Euro, und das heißt: täglich üben.';
  const bytes = [...written].map((character) => character.codePointAt(0) as number);
  expect(await sentBytes(text(...bytes))).toEqual(new TextEncoder().encode(written));
});

it('converts a UTF-16 text file to UTF-8, without its byte order mark', async () => {
  expect(await sentBytes(text(0xff, 0xfe, 0x3d, 0xd8, 0x00, 0xde))).toEqual(new TextEncoder().encode('😀'));
});

it('sends UTF-8 text files and other files unchanged', async () => {
  const bytes = new TextEncoder().encode('Grüße');
  expect(await sentBytes(text(...bytes))).toEqual(bytes);
  const picture = new File([new Uint8Array([0xff, 0xd8, 0xff])], 'a.jpg', { type: 'image/jpeg' });
  expect(await sentBytes(picture)).toEqual(new Uint8Array([0xff, 0xd8, 0xff]));
});
