import type { SiteConfiguration } from '@boardwalk/contracts';
import type { MessageDescriptor } from '@lingui/core';

/** A paragraph, or a list of points. */
type PolicyBlock = MessageDescriptor | readonly MessageDescriptor[];

/** A numbered part of a policy. `id` is its anchor: it must not change with the title, because people link to it. */
export interface PolicySection {
  id: string;
  title: MessageDescriptor;
  body: readonly PolicyBlock[];
}

/** Placeholders of a policy's texts. */
export const policyValues = ({ name, city, chatName, contactEmail }: SiteConfiguration) => ({
  name,
  city,
  chatName,
  contactEmail,
});
