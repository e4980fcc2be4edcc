/** Returns a function that receives whether each build succeeded. @param onRecovery called for the first success after failures. */
export function reportRecoveries(onRecovery: () => void): (succeeded: boolean) => void {
  let failed = false;
  return (succeeded) => {
    if (succeeded && failed) onRecovery();
    failed = !succeeded;
  };
}
