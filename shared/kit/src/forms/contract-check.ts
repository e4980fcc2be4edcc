import './checks-without-eval.ts';
import { type EndpointKey, endpoint, fieldMessageOf } from '@boardwalk/contracts';
import { addCatalog, i18n } from '../i18n/catalogs.ts';
import { fieldMessagesCatalog } from './field-messages/catalog.ts';
import type { StandardSchema } from './form-check.ts';

/** Resolves when the messages can be shown in the reader's language. */
const translations = addCatalog(fieldMessagesCatalog);

/** Returns the schema of an endpoint's body. In a chunk with zod, loaded when a user begins to fill in a form. */
export function bodySchema(key: EndpointKey): StandardSchema | undefined {
  const { body } = endpoint(key);
  return body && inReadersLanguage(body);
}

/** Translates the schemas' English messages; those of zod itself are translated already. */
function inReadersLanguage(schema: StandardSchema): StandardSchema {
  return {
    '~standard': {
      validate: async (value) => {
        const [{ issues }] = await Promise.all([schema['~standard'].validate(value), translations]);
        return { issues: issues?.map((issue) => ({ ...issue, message: translated(issue.message) })) };
      },
    },
  };
}

function translated(message: string): string {
  const known = fieldMessageOf(message);
  if (!known) return message;
  const { text, value = '' } = known;
  // Without a catalogue, as in unit tests, the text isn't compiled.
  return i18n._(text, { n: value }).replace('{n}', value);
}
