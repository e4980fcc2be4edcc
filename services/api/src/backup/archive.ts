import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Decrypter, Encrypter } from 'age-encryption';
import { create, extract } from 'tar';

/** First bytes of an encrypted file, by the format's definition (age-encryption.org/v1). */
const AGE = 'age-encryption.org/v1';
const OWNERS_ONLY = 0o600;

/** Packs a folder into one file: tar and gzip, and age if there is a passphrase. The file appears only when it is complete. */
export async function pack(folder: string, file: string, passphrase?: string): Promise<void> {
  const part = `${file}.part`;
  try {
    const packed = Readable.from(create({ cwd: folder, gzip: true, portable: true }, ['.']));
    const written = createWriteStream(part, { mode: OWNERS_ONLY, flush: true });
    await pipeline(passphrase === undefined ? packed : await encrypted(packed, passphrase), written);
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

/** Unpacks a file into an empty folder. @throws Error when it is encrypted and the passphrase is missing or wrong, or the file is damaged. */
export async function unpack(file: string, folder: string, passphrase?: string): Promise<void> {
  const read = createReadStream(file);
  const packed = (await isEncrypted(file)) ? await decrypted(read, passphrase) : read;
  await pipeline(packed, extract({ cwd: folder, strict: true }));
}

export async function isEncrypted(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(AGE.length), 0, AGE.length, 0);
    return buffer.toString('latin1', 0, bytesRead) === AGE;
  } finally {
    await handle.close();
  }
}

async function encrypted(stream: Readable, passphrase: string): Promise<Readable> {
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  return fromWeb(await encrypter.encrypt(toWeb(stream)));
}

async function decrypted(stream: Readable, passphrase: string | undefined): Promise<Readable> {
  if (passphrase === undefined)
    throw new Error('The backup is encrypted: say BACKUP_PASSPHRASE or BACKUP_PASSPHRASE_FILE.');
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  try {
    return fromWeb(await decrypter.decrypt(toWeb(stream)));
  } catch (error) {
    throw new Error('The backup could not be opened with this passphrase.', { cause: error });
  }
}

/** Converts between Node's web streams and the DOM types that the library declares. */
const toWeb = (stream: Readable) => Readable.toWeb(stream) as ReadableStream<Uint8Array<ArrayBuffer>>;
const fromWeb = (stream: ReadableStream) =>
  Readable.fromWeb(stream as Parameters<typeof Readable.fromWeb>[0]);
