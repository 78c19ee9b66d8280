/** The visit that a page's own address opens where it says nothing: the attribute `opens-at` of the element. */
export function openingVisit(host: Pick<Element, "getAttribute">): number {
  const visit = Number(host.getAttribute("opens-at"));
  return Number.isInteger(visit) && visit > 0 ? visit : 0;
}
