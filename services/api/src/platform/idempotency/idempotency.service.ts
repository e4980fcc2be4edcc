import { hash } from 'node:crypto';
import type { EndpointKey } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { and, eq, sql } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Database } from '../database/database.ts';
import { ApiError, invalidField } from '../errors/api-error.ts';
import { checkInput } from '../http/input.decorator.ts';
import { Retention } from '../retention/retention.decorator.ts';
import { idempotencyKeys } from './idempotency.table.ts';

const VALID_KEY = /^[\x21-\x7e]{1,255}$/;
const AGE = '24 hours';
const EXPIRED = sql`${idempotencyKeys.createdAt} < now() - ${AGE}::interval`;

/**
 * Makes creating calls with an `Idempotency-Key` happen once. Key, work and response are one transaction: of two concurrent calls, the second waits
 * at the primary key for the first, and a call that fails leaves its key unused.
 */
@Retention([{ table: idempotencyKeys, column: idempotencyKeys.createdAt, age: AGE }])
@Injectable()
export class IdempotencyService {
  constructor(private readonly database: Database) {}

  async once(
    endpoint: EndpointKey,
    request: FastifyRequest,
    reply: FastifyReply,
    work: () => Promise<unknown>,
  ): Promise<unknown> {
    const key = keyOf(request);
    if (key === undefined || !request.caller) return work();
    const call = { callerId: request.caller.id, key, endpoint, requestHash: hashOf(endpoint, request) };
    return this.database.transaction(async () => {
      if (!(await this.claim(call))) return this.replay(call, reply);
      const answer = await work();
      await this.store(call, reply.statusCode, answer);
      return answer;
    });
  }

  private async claim(call: typeof idempotencyKeys.$inferInsert): Promise<boolean> {
    const rows = await this.database.queries
      .insert(idempotencyKeys)
      .values(call)
      .onConflictDoUpdate({
        target: [idempotencyKeys.callerId, idempotencyKeys.key],
        set: { ...call, status: null, answer: null, createdAt: sql`now()` },
        setWhere: EXPIRED,
      })
      .returning({ key: idempotencyKeys.key });
    return rows.length > 0;
  }

  private async replay(call: Call, reply: FastifyReply): Promise<unknown> {
    const [stored] = await this.database.queries.select().from(idempotencyKeys).where(sameKey(call));
    if (stored?.requestHash !== call.requestHash) throw new ApiError('IDEMPOTENCY_MISMATCH');
    reply.code(stored.status ?? reply.statusCode).header('idempotency-replayed', 'true');
    return stored.answer;
  }

  private async store(call: Call, status: number, answer: unknown): Promise<void> {
    await this.database.queries.update(idempotencyKeys).set({ status, answer }).where(sameKey(call));
  }

  async deleteOf(callerId: string): Promise<void> {
    await this.database.queries.delete(idempotencyKeys).where(eq(idempotencyKeys.callerId, callerId));
  }
}

interface Call {
  callerId: string;
  key: string;
  requestHash: string;
}

function sameKey({ callerId, key }: Call) {
  return and(eq(idempotencyKeys.callerId, callerId), eq(idempotencyKeys.key, key));
}

function keyOf(request: FastifyRequest): string | undefined {
  const sent = request.headers['idempotency-key'];
  if (sent === undefined) return undefined;
  if (typeof sent === 'string' && VALID_KEY.test(sent)) return sent;
  throw invalidField('headers.idempotency-key', 'Use 1 to 255 visible ASCII characters.');
}

function hashOf(endpoint: EndpointKey, request: FastifyRequest): string {
  return hash('sha256', JSON.stringify([endpoint, checkInput(endpoint, request)]), 'base64url');
}
