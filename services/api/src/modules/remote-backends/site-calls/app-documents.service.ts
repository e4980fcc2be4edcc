import type { EndpointInput } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { RemoteDeclarationsService } from '../../releases/registry/remote-declarations.service.ts';
import { AppDocumentsRepository } from './app-documents.repository.ts';
import { expectDeclared, expectOwnPath } from './declared.policy.ts';

/** Maximum number of documents of a remote. */
const MAX_DOCUMENTS = 20_000;

/** Documents that backends of remotes publish to the site's search. */
@Injectable()
export class AppDocumentsService {
  constructor(
    private readonly database: Database,
    private readonly declarations: RemoteDeclarationsService,
    private readonly documents: AppDocumentsRepository,
  ) {}

  /** @throws NOT_DECLARED, TOO_MANY_DOCUMENTS; then nothing is stored. */
  async put(remote: string, { documents }: EndpointInput<'PUT /api/backend/search'>['body']): Promise<void> {
    const declared = await this.declarations.of(remote);
    // Of several documents with one id, the last one counts. The statement can't change a row twice.
    const rows = new Map<string, Parameters<AppDocumentsRepository['put']>[0][number]>();
    for (const { access, at, ...document } of documents) {
      expectDeclared(declared.search, ({ kind }) => kind === document.kind);
      if (typeof access === 'object')
        expectDeclared(declared.permissions, ({ key }) => key === access.permission);
      expectOwnPath(declared, document.path);
      rows.set(document.id, {
        ...document,
        remote,
        access: typeof access === 'object' ? access.permission : access,
        at: at === null ? null : new Date(at),
      });
    }
    await this.database.transaction(async () => {
      // Concurrent calls would each see room.
      await this.database.lockNamed(`app documents ${remote}`);
      await this.documents.put([...rows.values()]);
      if ((await this.documents.count(remote)) > MAX_DOCUMENTS) throw new ApiError('TOO_MANY_DOCUMENTS');
    });
  }

  /** Removes a document, or all of them. */
  remove(remote: string, id?: string): Promise<void> {
    return this.documents.delete(remote, id);
  }
}
