/**
 * Test helpers for teams outside: `@boardwalk/kit/testing` of the published package. Importing it prepares the test file as the setup of this
 * repository does.
 * @packageDocumentation
 */
import './page-setup.ts';
import { addCatalog } from '../i18n/catalogs.ts';
import { kitCatalog } from '../i18n/kit-catalog.ts';

export * from './render-page.tsx';

// Messages of the published kit are compiled, so their English is in the catalogue.
await addCatalog(kitCatalog, { permanent: true });
