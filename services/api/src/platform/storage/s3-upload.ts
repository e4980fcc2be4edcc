import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { HeadObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';

/** S3 takes parts of 5 MB or more, the last one aside, and 10,000 of them at most. */
const PART_BYTES = 8 * 1024 * 1024;
const MOST_PARTS = 10_000;

/**
 * Uploads a file of any size in parts, one after the other: no more than one is in memory, and each is sent again by itself when it fails. The
 * object is there when it is whole.
 * @throws Error when the file can't be read, or a part isn't taken; the parts that were sent are removed then.
 */
export async function uploadFile(client: S3Client, bucket: string, key: string, path: string): Promise<void> {
  const { size } = await stat(path);
  const upload = new Upload({
    client,
    params: { Bucket: bucket, Key: key, Body: createReadStream(path) },
    partSize: Math.max(PART_BYTES, Math.ceil(size / MOST_PARTS)),
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
