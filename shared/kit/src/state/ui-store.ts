import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { persisted } from '../storage/persisted.ts';
import {
  addToast,
  dismissToast,
  type QueuedToast,
  removeToast,
  type ToastChange,
  updateToast,
} from '../toasts/queue.ts';

/** Choices of the theme; `system` follows the device. */
export const THEMES = ['system', 'light', 'dark'] as const;
/** A value of {@link THEMES}. */
export type Theme = (typeof THEMES)[number];

/** Storage key of the theme. The rest of this store isn't persisted. */
export const UI_STORAGE_KEY = 'ui-storage';

interface UiState {
  theme: Theme;
  sidebarOpen: boolean;
  mobileMenuOpen: boolean;
  activeModal: string | null;
  toasts: QueuedToast[];
}

interface UiActions {
  setTheme(theme: Theme): void;
  setSidebarOpen(open: boolean): void;
  setMobileMenuOpen(open: boolean): void;
  openModal(name: string): void;
  closeModal(): void;
  addToast(toast: QueuedToast): void;
  updateToast(id: string, change: ToastChange): void;
  dismissToast(id?: string): void;
  removeToast(id?: string): void;
}

/** Current state of the page's UI. Shared by shell and remotes. */
export const useUiStore = create<UiState & UiActions>()(
  persist(
    (set) => ({
      theme: 'system',
      sidebarOpen: false,
      mobileMenuOpen: false,
      activeModal: null,
      toasts: [],
      setTheme: (theme) => set({ theme }),
      setSidebarOpen: (sidebarOpen) => set({ sidebarOpen }),
      setMobileMenuOpen: (mobileMenuOpen) => set({ mobileMenuOpen }),
      openModal: (activeModal) => set({ activeModal }),
      closeModal: () => set({ activeModal: null }),
      addToast: (toast) => set(({ toasts }) => ({ toasts: addToast(toasts, toast) })),
      updateToast: (id, change) => set(({ toasts }) => ({ toasts: updateToast(toasts, id, change) })),
      dismissToast: (id) => set(({ toasts }) => ({ toasts: dismissToast(toasts, id) })),
      removeToast: (id) => set(({ toasts }) => ({ toasts: removeToast(toasts, id) })),
    }),
    { name: UI_STORAGE_KEY, storage: persisted(), partialize: ({ theme }) => ({ theme }) },
  ),
);
