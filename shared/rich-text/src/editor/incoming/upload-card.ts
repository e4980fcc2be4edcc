import { i18n } from '@boardwalk/kit';
import { msg } from '@lingui/core/macro';

/** Creates the placeholder of a picture being uploaded: name, progress, and a cancel button. */
export function uploadCard(name: string, onCancel: () => void) {
  const card = document.createElement('div');
  card.dataset.upload = '';
  card.contentEditable = 'false';
  const label = document.createElement('span');
  label.textContent = name;
  const progress = document.createElement('progress');
  progress.max = 1;
  progress.setAttribute('aria-label', i18n._(msg`Uploading ${name}`));
  const cancel = document.createElement('button');
  cancel.type = 'button';
  cancel.textContent = i18n._(msg`Cancel`);
  cancel.addEventListener('click', onCancel);
  card.append(label, progress, cancel);
  /** @param share uploaded share, from 0 to 1. */
  const show = (share: number) => {
    progress.value = Math.min(Math.max(share, 0), 1);
  };
  return { card, show };
}
