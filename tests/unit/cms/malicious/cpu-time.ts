/** @returns the processor time of some work in milliseconds, without other programs */
export async function cpuTimeOf(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const {user, system} = process.cpuUsage(before);
  return (user + system) / 1000;
}
