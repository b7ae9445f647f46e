export function App() {
  return <h1>Nothing here yet</h1>
}
