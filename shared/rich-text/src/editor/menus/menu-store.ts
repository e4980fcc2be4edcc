import type { SuggestionKeyDownProps, SuggestionOptions, SuggestionProps } from '@tiptap/suggestion';

/** A list that is open at the caret. */
export interface OpenMenu<I> {
  items: readonly I[];
  /** The item that Enter takes. */
  at: number;
  loading: boolean;
  choose: (item: I) => void;
  /** Stands at the caret; the list is drawn into it. */
  place: HTMLElement;
}

type Render<I> = ReturnType<NonNullable<SuggestionOptions<I, I>['render']>>;

/** One kind of list at the caret: opened and closed by what is written, drawn by React. */
export class MenuStore<I> {
  #open: OpenMenu<I> | undefined;
  #unmount: (() => void) | undefined;
  readonly #listeners = new Set<() => void>();

  readonly open = (): OpenMenu<I> | undefined => this.#open;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** What the suggestion plugin calls. */
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
    // Over the page's head, which stays in sight.
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
