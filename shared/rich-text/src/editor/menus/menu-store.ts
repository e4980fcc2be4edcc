import type { SuggestionKeyDownProps, SuggestionOptions, SuggestionProps } from '@tiptap/suggestion';

/** State of an open list at the caret. */
export interface OpenMenu<I> {
  items: readonly I[];
  /** Index of the item that Enter selects. */
  at: number;
  loading: boolean;
  choose: (item: I) => void;
  /** Element at the caret that the list is rendered into. */
  place: HTMLElement;
}

type Render<I> = ReturnType<NonNullable<SuggestionOptions<I, I>['render']>>;

/** A kind of list at the caret: opened and closed by the typed text, rendered by React. */
export class MenuStore<I> {
  #open: OpenMenu<I> | undefined;
  #unmount: (() => void) | undefined;
  readonly #listeners = new Set<() => void>();

  readonly open = (): OpenMenu<I> | undefined => this.#open;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Callbacks of the suggestion plugin. */
  readonly render = (): Render<I> => ({
    onStart: (props) => this.#start(props),
    onUpdate: (props) => this.#update(props),
    onExit: () => this.#exit(),
    onKeyDown: (props) => this.#key(props),
  });

  readonly point = (at: number): void => this.#set(this.#open && { ...this.#open, at });

  #start(props: SuggestionProps<I, I>): void {
    this.#unmount?.();
    const place = document.createElement('div');
    // Above the page's sticky header.
    place.style.zIndex = 'var(--chakra-z-index-popover)';
    this.#unmount = props.mount(place);
    this.#set({ ...partsOf(props), at: 0, place });
  }

  #update(props: SuggestionProps<I, I>): void {
    if (!this.#open) return;
    const { items } = props;
    this.#set({
      ...this.#open,
      ...partsOf(props),
      at: Math.min(this.#open.at, Math.max(items.length - 1, 0)),
    });
  }

  #exit(): void {
    this.#unmount?.();
    this.#unmount = undefined;
    this.#set(undefined);
  }

  #key({ event }: SuggestionKeyDownProps): boolean {
    const { items = [], at = 0, choose } = this.#open ?? {};
    const item = items[at];
    if (event.isComposing || item === undefined) return false;
    if (event.key === 'ArrowDown') this.point((at + 1) % items.length);
    else if (event.key === 'ArrowUp') this.point((at - 1 + items.length) % items.length);
    else if (event.key === 'Enter' || event.key === 'Tab') choose?.(item);
    else return false;
    return true;
  }

  #set(open: OpenMenu<I> | undefined): void {
    this.#open = open;
    for (const listener of this.#listeners) listener();
  }
}

const partsOf = <I>({ items, loading, command }: SuggestionProps<I, I>) => ({
  items,
  loading,
  choose: command,
});
