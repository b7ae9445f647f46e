import '../page.css'
import '../table.css'
import './dashboard.css'
/** What the harbour office opens each morning. */
export declare function Dashboard(): import('react').JSX.Element
