import {
  type Form,
  type FormChange,
  type FormDefinition,
  type FormFile,
  type FormSettings,
  formSettingsSchema,
  type NewForm,
} from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../platform/auth/caller.ts';
import { Database } from '../../platform/database/database.ts';
import { isUniqueViolation } from '../../platform/database/postgres-errors.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { slugOfTitle } from '../../platform/text/slug-of-title.ts';
import { AuditService } from '../audit/audit.service.ts';
import { RolesService } from '../roles/roles.service.ts';
import { FormUsesService } from '../submissions/form-uses.service.ts';
import { changedFields, isReserved, isSame, refusedPatterns } from './forms.policy.ts';
import { FormsRepository } from './forms.repository.ts';
import { FormsService } from './forms.service.ts';
import type { FormRow, NewFormRow } from './forms.table.ts';

const NAMELESS = 'form';
const MAX_SLUG_LENGTH = 60;
/** Maximum of numbered suffixes that are tried for an address. */
const MAX_NUMBERS = 1_000;

type NewFields = Required<Omit<NewForm, 'slug'>>;

/** Creates and changes forms. */
@Injectable()
export class FormWritingService {
  constructor(
    private readonly database: Database,
    private readonly forms: FormsRepository,
    private readonly reading: FormsService,
    private readonly uses: FormUsesService,
    private readonly roles: RolesService,
    private readonly audit: AuditService,
  ) {}

  /** @throws FORM_SLUG_TAKEN, FORM_KIND_TAKEN, ROLE_ABOVE_OWN, PERMISSION_NOT_HELD, INPUT_INVALID for an invalid pattern. */
  create(caller: Caller, { slug, ...given }: NewForm): Promise<Form> {
    const fields = withDefaults(given);
    return this.write(caller, fields, async () => {
      if (slug === undefined) return this.insertNumbered(fields, await slugOfTitle(fields.title, NAMELESS));
      const row = isReserved(slug, fields.kind)
        ? undefined
        : await this.forms.insertUnlessTaken({ ...fields, slug });
      if (!row) throw new ApiError('FORM_SLUG_TAKEN');
      return row;
    });
  }

  /** Imports a form. There can be only one whitelist form, so a second one becomes an ordinary form. */
  importFile(caller: Caller, { format: _format, slug, ...given }: FormFile): Promise<Form> {
    return this.write(caller, given, async () =>
      this.insertNumbered({ ...given, kind: await this.freeKind(given.kind) }, slug),
    );
  }

  /** @throws FORM_NOT_FOUND */
  duplicate(caller: Caller, id: string): Promise<Form> {
    return this.database.transaction(async () => {
      const row = await this.forms.findById(id);
      if (!row) throw new ApiError('FORM_NOT_FOUND');
      const { slug, title, summary, kind, definition, settings } = row;
      return this.importFile(caller, {
        format: 'boardwalk-form@1',
        slug,
        title,
        summary,
        kind,
        definition,
        settings,
      });
    });
  }

  /** @throws FORM_NOT_FOUND, FORM_STALE, FORM_SLUG_TAKEN, FORM_KIND_TAKEN, ROLE_ABOVE_OWN, PERMISSION_NOT_HELD */
  change(caller: Caller, id: string, { version, ...wanted }: FormChange): Promise<Form> {
    if (wanted.definition) refusePatterns(wanted.definition);
    return this.guarded(async () => {
      const row = await this.forms.lockById(id);
      if (!row) throw new ApiError('FORM_NOT_FOUND');
      if (row.version !== version)
        throw new ApiError('FORM_STALE', { current: await this.reading.present(row) });
      const fields = changedFields(row, wanted);
      if (Object.keys(fields).length === 0) return this.reading.present(row);
      const { slug, kind = row.kind, definition, settings } = fields;
      if (settings)
        await this.roles.expectMayGive(caller, addedGifts(settings.approval, row.settings.approval));
      if (isReserved(slug ?? row.slug, kind)) throw new ApiError('FORM_SLUG_TAKEN');
      const changed = definition && (await this.differsFromPublished(row, definition));
      const after = await this.forms.update(id, { ...fields, ...(changed !== undefined && { changed }) });
      const hours = (settings ?? row.settings).dueHours - row.settings.dueHours;
      if (hours !== 0 || after.title !== row.title)
        await this.uses.formChanged(id, { title: after.title, hours });
      await this.record(caller, after, row);
      return this.reading.present(after);
    });
  }

  private async differsFromPublished(row: FormRow, definition: FormDefinition): Promise<boolean> {
    const published = row.publishedVersion && (await this.forms.findVersion(row.id, row.publishedVersion));
    return !published || !isSame(published.definition, definition);
  }

  private write(
    caller: Caller,
    { definition, settings }: Pick<NewFields, 'definition' | 'settings'>,
    insert: () => Promise<FormRow>,
  ): Promise<Form> {
    refusePatterns(definition);
    return this.guarded(async () => {
      await this.roles.expectMayGive(caller, settings.approval);
      const row = await insert();
      await this.record(caller, row);
      return this.reading.present(row);
    });
  }

  /** Inserts with the first free slug of slug, slug-2, slug-3 … */
  private async insertNumbered(fields: Omit<NewFormRow, 'slug'>, wanted: string): Promise<FormRow> {
    const slug = wanted.slice(0, MAX_SLUG_LENGTH - 5).replace(/-$/, '');
    for (let number = 1; number <= MAX_NUMBERS; number += 1) {
      const candidate = number === 1 ? slug : `${slug}-${number}`;
      const row = isReserved(candidate, fields.kind ?? 'general')
        ? undefined
        : await this.forms.insertUnlessTaken({ ...fields, slug: candidate });
      if (row) return row;
    }
    throw new ApiError('FORM_SLUG_TAKEN');
  }

  private async freeKind(kind: FormRow['kind']): Promise<FormRow['kind']> {
    return kind === 'whitelist' && (await this.forms.findWhitelist()) ? 'general' : kind;
  }

  private async record(caller: Caller, after: FormRow, before?: FormRow): Promise<void> {
    await this.audit.record(caller, {
      action: 'form.changed',
      target: { type: 'form', id: after.id, label: after.title },
      before: before ? auditStateOf(before) : null,
      after: auditStateOf(after),
    });
  }

  private guarded(work: () => Promise<Form>): Promise<Form> {
    return this.database.transaction(work).catch((error: unknown) => {
      if (isUniqueViolation(error, 'forms_slug_key')) throw new ApiError('FORM_SLUG_TAKEN');
      if (isUniqueViolation(error, 'forms_whitelist_key')) throw new ApiError('FORM_KIND_TAKEN');
      throw error;
    });
  }
}

/** Returns what an approval newly grants: removing a grant needs no permission to grant it. */
function addedGifts(after: FormSettings['approval'], before: FormSettings['approval']) {
  return {
    role: after.role === before.role ? null : after.role,
    whitelist: after.whitelist && !before.whitelist,
  };
}

/** @throws INPUT_INVALID */
function refusePatterns(definition: FormDefinition): void {
  const fields = refusedPatterns(definition, 'body.definition');
  if (fields.length > 0) throw new ApiError('INPUT_INVALID', { fields });
}

function withDefaults({ title, summary = '', kind = 'general', definition, settings }: NewForm): NewFields {
  return {
    title,
    summary,
    kind,
    definition: definition ?? { fields: [] },
    settings: settings ?? formSettingsSchema.parse({}),
  };
}

function auditStateOf({ title, slug, kind, settings, definition }: FormRow) {
  return { title, slug, kind, fields: definition.fields.length, settings: JSON.stringify(settings) };
}
