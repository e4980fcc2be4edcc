import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { HeadObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';

/** S3 accepts parts of at least 5 MB (except the last one), and at most 10,000 of them. */
const PART_BYTES = 8 * 1024 * 1024;
const MAX_PARTS = 10_000;

/**
 * Uploads a file of any size in parts, sequentially: only one part is in memory, and each is retried separately. The object appears when it is
 * complete.
 * @throws Error when the file can't be read, or a part isn't accepted; the uploaded parts are then removed.
 */
export async function uploadFile(client: S3Client, bucket: string, key: string, path: string): Promise<void> {
  const { size } = await stat(path);
  const upload = new Upload({
    client,
    params: { Bucket: bucket, Key: key, Body: createReadStream(path) },
    partSize: Math.max(PART_BYTES, Math.ceil(size / MAX_PARTS)),
    queueSize: 1,
  });
  try {
    await upload.done();
  } catch (error) {
    // When the response was lost, the retry fails because the upload no longer exists.
    if (!(await isWhole(client, bucket, key, size))) throw error;
  }
}

async function isWhole(client: S3Client, bucket: string, key: string, bytes: number): Promise<boolean> {
  const found = await client.send(new HeadObjectCommand({ Bucket: bucket, Key: key })).catch(() => undefined);
  return found?.ContentLength === bytes;
}
