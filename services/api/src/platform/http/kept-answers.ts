import { type DataTopic, type EndpointKey, endpoint } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DataVersions, type Versions } from '../database/data-versions.ts';
import { BoundedMap } from '../memory/bounded-map.ts';
import { type AnswerBody, bodyOf } from './answer-body.ts';

/** A page of a list is some 10 KB, 60 KB at most. */
const MOST_KEPT = 300;

interface Kept {
  versions: string;
  body: Promise<AnswerBody>;
}

/**
 * Bodies of answers, kept as long as nothing changes that they are made of. The versions are asked for after each call came, so
 * nobody gets a body that is older than what they know; the rights are part of the key, so nobody gets one that others may see.
 */
@Injectable()
export class KeptAnswers {
  private readonly kept = new BoundedMap<string, Kept>(MOST_KEPT);

  constructor(private readonly versions: DataVersions) {}

  async find(key: EndpointKey, request: FastifyRequest, make: () => Promise<unknown>): Promise<AnswerBody> {
    request.versions ??= await this.versions.now();
    const versions = stampOf(endpoint(key).madeOf ?? [], request.versions);
    const name = `${key} ${request.caller?.rights ?? ''} ${JSON.stringify(request.input)}`;
    const known = this.kept.get(name);
    if (known?.versions === versions) return known.body;
    const kept = { versions, body: make().then(bodyOf) };
    this.kept.set(name, kept);
    kept.body.catch(() => this.kept.get(name) === kept && this.kept.delete(name));
    return kept.body;
  }
}

function stampOf(topics: readonly DataTopic[], versions: Versions): string {
  return topics.map((topic) => versions[topic]).join();
}
