/** The public keys (base64url, raw) that release sets are signed with. The build writes them into the shell: it believes nobody else. */
declare const __RELEASE_PUBLIC_KEYS__: readonly string[];
/** The version of the kit that this shell shares. */
declare const __KIT_VERSION__: string;
