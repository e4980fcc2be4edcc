import { open } from 'node:fs/promises';
import {
  AbortMultipartUploadCommand,
  type CompletedPart,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  HeadObjectCommand,
  type S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';

/** S3 takes parts of 5 MB or more, the last one aside, and 10,000 of them at most. */
const PART_BYTES = 8 * 1024 * 1024;
const MOST_PARTS = 10_000;

/**
 * Uploads a file of any size in parts, one after the other: no more than one is in memory, and each is sent again by itself when it fails. The
 * object is there when it is whole.
 * @throws Error when the file can't be read, or a part isn't taken; what was sent is then given up.
 */
export async function uploadFile(client: S3Client, bucket: string, key: string, path: string): Promise<void> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const { UploadId } = await client.send(new CreateMultipartUploadCommand({ Bucket: bucket, Key: key }));
    const upload = { Bucket: bucket, Key: key, UploadId };
    try {
      const partBytes = Math.max(PART_BYTES, Math.ceil(size / MOST_PARTS));
      const parts: CompletedPart[] = [];
      for (let start = 0; start < size || parts.length === 0; start += partBytes) {
        const wanted = Math.min(partBytes, size - start);
        const { buffer: Body, bytesRead } = await file.read(Buffer.alloc(wanted), 0, wanted, start);
        if (bytesRead !== wanted) throw new Error(`${path} became shorter while it was read.`);
        const PartNumber = parts.length + 1;
        const { ETag } = await client.send(new UploadPartCommand({ ...upload, PartNumber, Body }));
        parts.push({ ETag, PartNumber });
      }
      await client.send(new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts: parts } }));
    } catch (error) {
      // Whoever asks again after a lost answer is told that there is no such upload any more.
      if (await isWhole(client, bucket, key, size)) return;
      // The parts would be paid for until somebody removes them.
      await client.send(new AbortMultipartUploadCommand(upload)).catch(() => {});
      throw error;
    }
  } finally {
    await file.close();
  }
}

async function isWhole(client: S3Client, bucket: string, key: string, bytes: number): Promise<boolean> {
  const found = await client.send(new HeadObjectCommand({ Bucket: bucket, Key: key })).catch(() => undefined);
  return found?.ContentLength === bytes;
}
