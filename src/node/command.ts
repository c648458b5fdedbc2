/** Runs a command. A failure ends it with its message, without a stack. */
export function runCommand(command: () => Promise<void>): void {
  command().catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  });
}
