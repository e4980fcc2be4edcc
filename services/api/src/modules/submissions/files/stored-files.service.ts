import { Injectable } from '@nestjs/common';
import { FileStore, type StoredFile } from '../../../platform/storage/file-store.ts';
import type { FileRow } from '../submission-records.table.ts';
import { FilesRepository } from './files.repository.ts';

/** Files of submissions: rows in the database, bytes in a part of the file store that nothing else serves. */
@Injectable()
export class StoredFiles {
  constructor(
    private readonly files: FilesRepository,
    private readonly store: FileStore,
  ) {}

  findOfSubmission(submissionId: string): Promise<FileRow[]> {
    return this.files.findOfSubmission(submissionId);
  }

  find(submissionId: string, id: string): Promise<FileRow | undefined> {
    return this.files.find(submissionId, id);
  }

  /** Files of every application of a member, for what is given out to them. */
  async *ofMember(memberId: string): AsyncGenerator<{ id: string; name: string; file: StoredFile }> {
    for (const row of await this.files.findOfMember(memberId)) {
      const file = await this.open(row);
      if (file) yield { id: row.id, name: row.name, file };
    }
  }

  /** The row comes before the bytes: what a process that dies leaves behind is known, and cleaned. */
  insert(row: Parameters<FilesRepository['insert']>[0]): Promise<FileRow> {
    return this.files.insert(row);
  }

  async writeBytes({ id }: FileRow, bytes: Buffer): Promise<void> {
    try {
      await this.store.write(keyOf(id), bytes);
    } catch (error) {
      await this.files.remove([id]);
      throw error;
    }
  }

  /** Undefined where the bytes aren't there. */
  open({ id }: FileRow): Promise<StoredFile | undefined> {
    return this.store.read(keyOf(id));
  }

  /** First the bytes, then the rows: what was cut off in between is found again. */
  async remove(ids: readonly string[]): Promise<void> {
    for (const id of ids) await this.store.remove(keyOf(id));
    await this.files.remove(ids);
  }

  /** Removes files from before this time that no answer names, and those of submissions that are gone. @returns how many. */
  async removeLoose(before: Date, limit: number): Promise<number> {
    const loose = await this.files.findLoose(before, limit);
    await this.remove(loose);
    return loose.length;
  }
}

function keyOf(id: string): string {
  return `submissions/${id}`;
}
