import { Injectable } from '@nestjs/common';
import { and, desc, eq, getTableColumns, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { Database } from '../../platform/database/database.ts';
import { beforePosition } from '../../platform/database/keyset.ts';
import { updateVersioned } from '../../platform/database/rows.ts';
import { type FormRow, type FormVersionRow, forms, formVersions, type NewFormRow } from './forms.table.ts';

type Position = [at: number, id: string];

const { definition: _definition, settings: _settings, ...ENTRY_COLUMNS } = getTableColumns(forms);
const { definition: _, ...HEAD_COLUMNS } = getTableColumns(forms);
/** A form without its fields. */
export type FormHeadRow = Omit<FormRow, 'definition'>;
export type FormEntryRow = Omit<FormHeadRow, 'settings'>;

@Injectable()
export class FormsRepository {
  constructor(private readonly database: Database) {}

  /** Returns forms, last changed first. */
  findPage(after: Position | undefined, limit: number): Promise<FormEntryRow[]> {
    return this.database.queries
      .select(ENTRY_COLUMNS)
      .from(forms)
      .where(after && beforePosition(forms.updatedAt, forms.id, after))
      .orderBy(desc(forms.updatedAt), desc(forms.id))
      .limit(limit);
  }

  /** Returns open forms, the whitelist first, with the number of answerable fields in their published version. */
  findOpen(): Promise<(FormHeadRow & { fieldCount: number })[]> {
    const asked = sql<number>`(SELECT count(*)::int FROM jsonb_array_elements(${formVersions.definition}->'fields') field
      WHERE field->>'type' NOT IN ('heading', 'paragraph'))`;
    return this.database.queries
      .select({ ...HEAD_COLUMNS, fieldCount: asked })
      .from(forms)
      .innerJoin(
        formVersions,
        and(eq(formVersions.formId, forms.id), eq(formVersions.number, forms.publishedVersion)),
      )
      .where(eq(forms.state, 'open'))
      .orderBy(sql`${forms.kind} <> 'whitelist'`, forms.title, forms.id);
  }

  async findById(id: string): Promise<FormRow | undefined> {
    return this.findOne(eq(forms.id, id));
  }

  findBySlug(slug: string): Promise<FormRow | undefined> {
    return this.findOne(eq(forms.slug, slug));
  }

  findWhitelist(): Promise<FormRow | undefined> {
    return this.findOne(eq(forms.kind, 'whitelist'));
  }

  async findHeads(ids: readonly string[]): Promise<Map<string, FormHeadRow>> {
    if (ids.length === 0) return new Map();
    const rows = await this.database.queries
      .select(HEAD_COLUMNS)
      .from(forms)
      .where(inArray(forms.id, [...ids]));
    return new Map(rows.map((row) => [row.id, row]));
  }

  /** Reads and locks the row until the transaction ends. */
  async lockById(id: string): Promise<FormRow | undefined> {
    const [row] = await this.database.queries
      .select()
      .from(forms)
      .where(eq(forms.id, id))
      .for('no key update');
    return row;
  }

  /** Inserts a form; undefined when its slug is taken. */
  async insertUnlessTaken(row: NewFormRow): Promise<FormRow | undefined> {
    const [inserted] = await this.database.queries
      .insert(forms)
      .values(row)
      .onConflictDoNothing({ target: forms.slug })
      .returning();
    return inserted;
  }

  async update(id: string, change: Partial<NewFormRow>): Promise<FormRow> {
    return updateVersioned(this.database, forms, id, { ...change, updatedAt: sql`now()` });
  }

  async insertVersion(row: typeof formVersions.$inferInsert): Promise<void> {
    await this.database.queries.insert(formVersions).values(row);
  }

  async findVersion(formId: string, number: number): Promise<FormVersionRow | undefined> {
    const [row] = await this.database.queries
      .select()
      .from(formVersions)
      .where(and(eq(formVersions.formId, formId), eq(formVersions.number, number)));
    return row;
  }

  /** Returns versions, newest first. */
  findVersions(formId: string, before: number | undefined, limit: number): Promise<FormVersionRow[]> {
    return this.database.queries
      .select()
      .from(formVersions)
      .where(
        and(
          eq(formVersions.formId, formId),
          before === undefined ? undefined : lt(formVersions.number, before),
        ),
      )
      .orderBy(desc(formVersions.number))
      .limit(limit);
  }

  private async findOne(which: SQL): Promise<FormRow | undefined> {
    const [row] = await this.database.queries.select().from(forms).where(which);
    return row;
  }
}
