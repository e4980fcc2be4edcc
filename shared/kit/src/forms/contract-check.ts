import './checks-without-eval.ts';
import { type EndpointKey, endpoint, fieldMessageIn, type PageLanguage } from '@boardwalk/contracts';
import { i18n } from '../i18n/catalogs.ts';
import type { StandardSchema } from './form-check.ts';

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
        const { issues } = await schema['~standard'].validate(value);
        return { issues: issues?.map((issue) => ({ ...issue, message: translated(issue.message) })) };
      },
    },
  };
}

function translated(message: string): string {
  return fieldMessageIn(message, i18n.locale as PageLanguage);
}
