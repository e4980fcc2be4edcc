import { loadControls, loadFields, loadForms, loadTabs } from '@boardwalk/kit';

/** Chunks of both pages, loaded before they are shown. */
export const parts = () => Promise.all([loadFields(), loadForms(), loadControls(), loadTabs()]);
