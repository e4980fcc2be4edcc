// Stands in for taking up what chunks say of shared packages after the start: this bundler says all of it in the entry.
export const updateConsumeOptions = () => {};
export const updateRemoteOptions = () => {};
