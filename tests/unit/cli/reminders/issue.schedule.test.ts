import {isPublic, scheduleLine} from '../../../../src/cli/reminders/issue';

describe('The scheduled workflows of a repository without commits', () => {
  const CHANGED = Date.UTC(2026, 10, 1, 12);

  it.each([
    ['2026-11-30', undefined],
    ['2026-12-01', 'within 30 days'],
    ['2026-12-23', 'within 30 days'],
    ['2026-12-24', 'within 7 days'],
    ['2027-01-15', 'within 7 days'],
  ])('end 60 days after the commit of 1 November 2026, which the reminder of %s says: %s', (today, step) => {
    const line = scheduleLine(CHANGED, today);
    if (step === undefined) expect(line).toBeUndefined();
    else expect(line).toContain(`on 31 December 2026, 60 days after the last commit: ${step}.`);
  });

  it('stop only in public repositories, and a refusal by GitHub is a failure', async () => {
    const repository = {api: 'https://api.example', name: 'company/website', token: 'secret'};
    const answered = (answer: Response) => {
      jest.spyOn(globalThis, 'fetch').mockResolvedValueOnce(answer);
      return isPublic(repository);
    };
    expect(await answered(Response.json({private: false}))).toBe(true);
    expect(await answered(Response.json({private: true}))).toBe(false);
    expect(await answered(Response.json({}))).toBe(false);
    await expect(answered(new Response('', {status: 403}))).rejects.toThrow('GitHub responded with 403');
    jest.restoreAllMocks();
  });
});
