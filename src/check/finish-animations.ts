/** Ends the transitions and animations that end by themselves. Runs in the page. */
export async function finishAnimations(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(resolve))
  for (const animation of document.getAnimations()) {
    const isEndless = animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY
    if (!isEndless && animation.playbackRate !== 0) animation.finish()
  }
  await new Promise((resolve) => requestAnimationFrame(resolve))
}
