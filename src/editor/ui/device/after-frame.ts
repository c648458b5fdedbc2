/** Runs something once after the next frame, however often it is requested until then. */
export class AfterFrame {
  private cancelRun?: () => void;

  constructor(private readonly run: () => void) {}

  request(): void {
    if (this.cancelRun) return;
    const frame = requestAnimationFrame(() => {
      // A frame is painted after its callbacks and before the next task.
      const timer = setTimeout(() => {
        this.cancelRun = undefined;
        this.run();
      });
      this.cancelRun = () => clearTimeout(timer);
    });
    this.cancelRun = () => cancelAnimationFrame(frame);
  }

  cancel(): void {
    this.cancelRun?.();
    this.cancelRun = undefined;
  }
}
