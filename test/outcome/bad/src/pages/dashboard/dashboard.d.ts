import '../page.css'
import '../table.css'
import './dashboard.css'
import './faults.css'
/** The list stands before the chart, and the comparison is never kept. */
export declare function Dashboard(): import('react').JSX.Element
