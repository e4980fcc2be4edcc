import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  type S3ClientConfig,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import type { Configuration } from '../config/configuration.ts';
import { ApiError } from '../errors/api-error.ts';
import { inBatches, sha384 } from './file-store.ts';
import { uploadFile } from './s3-upload.ts';

/** Maximum attempts of a request, with growing delays. */
const MAX_ATTEMPTS = 6;
const DELETES_AT_ONCE = 8;

/** Returns a client for any S3-compatible server. */
export function s3Client(s3: Configuration['releases']['s3'], more: S3ClientConfig = {}): S3Client {
  const { endpoint, region, accessKeyId, secretAccessKey } = s3;
  return new S3Client({
    region,
    ...(endpoint && { endpoint }),
    ...(accessKeyId && secretAccessKey && { credentials: { accessKeyId, secretAccessKey } }),
    // Path-style addresses: bucket names as hosts need a wildcard certificate and DNS.
    forcePathStyle: true,
    maxAttempts: MAX_ATTEMPTS,
    // Not every server supports the checksums that newer clients add by default; SHA-384 is checked here anyway.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 3_000, requestTimeout: 15_000, throwOnRequestTimeout: true },
    ...more,
  });
}

/** Operations on objects. Transient failures are retried; lasting ones become UNAVAILABLE. */
export class S3Bucket {
  constructor(
    private readonly client: S3Client,
    private readonly bucket: string,
  ) {}

  /** Returns the size and SHA-384 with which an object was stored. */
  async head(key: string): Promise<{ bytes: number; hash: string | undefined } | undefined> {
    const found = await sent(() =>
      this.client.send(new HeadObjectCommand({ Bucket: this.bucket, Key: key })),
    );
    return found && { bytes: found.ContentLength ?? 0, hash: found.Metadata?.sha384 };
  }

  async put(key: string, bytes: Buffer): Promise<void> {
    const Metadata = { sha384: sha384(bytes) };
    await sent(() =>
      this.client.send(
        new PutObjectCommand({
          Bucket: this.bucket,
          Key: key,
          Body: bytes,
          Metadata,
          ContentLength: bytes.length,
        }),
      ),
    );
  }

  /** Uploads a file of this machine, in parts. */
  async putFrom(key: string, path: string): Promise<void> {
    await sent(() => uploadFile(this.client, this.bucket, key, path));
  }

  /** Returns the whole object. Retries a response that breaks off, which the client doesn't do. */
  async get(key: string): Promise<Buffer | undefined> {
    for (let attempt = 1; ; attempt += 1) {
      const found = await sent(() =>
        this.client.send(new GetObjectCommand({ Bucket: this.bucket, Key: key })),
      );
      if (!found?.Body) return undefined;
      const bytes = await found.Body.transformToByteArray().catch(() => undefined);
      if (bytes && (found.ContentLength ?? bytes.length) === bytes.length) return Buffer.from(bytes);
      if (attempt === MAX_ATTEMPTS)
        throw new ApiError('UNAVAILABLE', { cause: new Error(`${key} is cut off each time.`) });
    }
  }

  async copy(from: string, to: string): Promise<void> {
    const CopySource = encodeURI(`${this.bucket}/${from}`);
    await sent(() => this.client.send(new CopyObjectCommand({ Bucket: this.bucket, Key: to, CopySource })));
  }

  async keys(prefix: string): Promise<string[]> {
    const keys: string[] = [];
    let after: string | undefined;
    do {
      const page = await sent(() =>
        this.client.send(
          new ListObjectsV2Command({ Bucket: this.bucket, Prefix: prefix, ContinuationToken: after }),
        ),
      );
      keys.push(...(page?.Contents ?? []).map(({ Key }) => Key).filter((key) => key !== undefined));
      after = page?.NextContinuationToken;
    } while (after);
    return keys;
  }

  /** Removes every object whose key has this prefix, several concurrently. */
  async deleteAll(prefix: string): Promise<void> {
    await inBatches(await this.keys(prefix), DELETES_AT_ONCE, (key) => this.delete(key));
  }

  async delete(key: string): Promise<void> {
    await sent(() => this.client.send(new DeleteObjectCommand({ Bucket: this.bucket, Key: key })));
  }
}

/** Returns the response; undefined when there is no such object. */
async function sent<T>(send: () => Promise<T>): Promise<T | undefined> {
  try {
    return await send();
  } catch (error) {
    if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) {
      if (error.name !== 'NoSuchBucket') return undefined;
    }
    throw new ApiError('UNAVAILABLE', { cause: error });
  }
}
