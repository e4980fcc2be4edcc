import { type FormDefinition, WHITELIST_SLUG } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { ApiError } from '../../platform/errors/api-error.ts';
import { type FormHeadRow, FormsRepository } from './forms.repository.ts';
import type { FormRow } from './forms.table.ts';

export type { FormHeadRow };

/** Maximum of published versions in the cache of a process. */
const MAX_VERSIONS = 100;

/** Forms for submissions. */
@Injectable()
export class PublishedFormsService {
  private readonly versions;

  constructor(private readonly forms: FormsRepository) {
    // Published versions never change, so they are cached without expiry.
    this.versions = new LRUCache<string, FormDefinition>({
      max: MAX_VERSIONS,
      fetchMethod: async (key) => {
        const [formId = '', number] = key.split(' ');
        return (await this.forms.findVersion(formId, Number(number)))?.definition;
      },
    });
  }

  listOpen(): Promise<(FormHeadRow & { fieldCount: number })[]> {
    return this.forms.findOpen();
  }

  /** Returns a form that was published at least once. `application` is the whitelist form. @throws FORM_NOT_FOUND */
  async findBySlug(slug: string): Promise<FormRow & { publishedVersion: number }> {
    const row =
      slug === WHITELIST_SLUG ? await this.forms.findWhitelist() : await this.forms.findBySlug(slug);
    if (!row || row.publishedVersion === null) throw new ApiError('FORM_NOT_FOUND');
    return { ...row, publishedVersion: row.publishedVersion };
  }

  /** Returns the whitelist form; undefined when there is none. */
  findWhitelist(): Promise<FormRow | undefined> {
    return this.forms.findWhitelist();
  }

  /** Returns the forms of submissions, by their ids. */
  headsOf(ids: readonly string[]): Promise<Map<string, FormHeadRow>> {
    return this.forms.findHeads([...new Set(ids)]);
  }

  /** Returns the form of a submission. */
  async headOf(id: string): Promise<FormHeadRow> {
    const head = (await this.headsOf([id])).get(id);
    if (!head) throw new Error(`There are submissions of the form ${id}, which is not there.`);
    return head;
  }

  /** Returns the fields of a published version. */
  async definitionOf(formId: string, number: number): Promise<FormDefinition> {
    const definition = await this.versions.fetch(`${formId} ${number}`);
    if (!definition) throw new Error(`The form ${formId} has no version ${number}.`);
    return definition;
  }
}
