import { loadControls, loadFields, loadForms } from '@boardwalk/kit';

/** What both pages begin with, so that they are shown whole. */
export const parts = () => Promise.all([loadFields(), loadForms(), loadControls()]);
